/** What a newspaper is looked at on. */
export const devices = ["mobile", "tablet", "desktop"] as const;
export type Device = (typeof devices)[number];

/** Width of a page at 100 %, in CSS pixels: a telephone, a tablet held upright, and 8.5 inches of paper. */
export const deviceWidths: Record<Device, number> = { mobile: 390, tablet: 768, desktop: 816 };
