import { useEffect, useState } from "react";

/** An address of this window for a picture, as long as it is shown. */
export function useAddress(picture: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [picture]);
  return address;
}
