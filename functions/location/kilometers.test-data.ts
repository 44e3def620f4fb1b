/** Kilometers between two points in degrees (haversine, on a sphere of 6,371 km). */
export function kilometersBetween(lat: number, lng: number, otherLat: number, otherLng: number): number {
  const radian = Math.PI / 180;
  const half =
    Math.sin(((otherLat - lat) * radian) / 2) ** 2 +
    Math.cos(lat * radian) * Math.cos(otherLat * radian) * Math.sin(((otherLng - lng) * radian) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(half));
}
