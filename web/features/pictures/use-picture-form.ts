import { useEffect, useRef, useState } from "react";
import { ApiError, NetworkError } from "../../api/client.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { uploadImage } from "../../api/press/images.ts";
import { notToBeLeft } from "../../api/stone/unsaved-work.ts";
import { type Focal, type PictureRole, type PictureTreatment, type PrintedPicture, pictureOf } from "./picture-edits.ts";
import { PhotoError, type PhotoFault, type PreparedPhoto, preparePhoto } from "./prepare-photo.ts";

export type PictureTrouble = PhotoFault | "network" | "full" | "signed-out" | "refused";

interface ChosenPhoto extends PreparedPhoto {
  /** An address of this window. */
  address: string;
  /** Where the server keeps it, once it has been sent. */
  imageUrl: string | null;
}

function troubleOf(error: unknown): PictureTrouble {
  if (error instanceof PhotoError) return error.fault;
  if (error instanceof NetworkError) return "network";
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return "network";
  if (error.code === "TOO_LARGE") return "full";
  return error.status === 401 ? "signed-out" : "refused";
}

interface Form {
  photo: ChosenPhoto | null;
  alt: string;
  caption: string;
  focal: Focal;
  treatment: PictureTreatment;
}

const middle = { x: 0.5, y: 0.5 };

function formOf({ alt, caption, focal, treatment }: PrintedPicture): Form {
  return { photo: null, alt, caption, focal: focal ?? middle, treatment };
}

/** What is being changed of a picture. It stays as it is when the dialog is closed, until the picture itself changes. */
export function usePictureForm(newspaper: Newspaper, role: PictureRole) {
  const standing = pictureOf(newspaper, role);
  const [form, setForm] = useState(() => formOf(standing));
  const [trouble, setTrouble] = useState<PictureTrouble | null>(null);
  const [isReading, setReading] = useState(false);
  const [isSending, setSending] = useState(false);
  const latest = useRef(0);

  const mark = `${newspaper.id} ${JSON.stringify(standing)}`;
  const [seen, setSeen] = useState(mark);
  if (seen !== mark) {
    setSeen(mark);
    setForm(formOf(standing));
    setTrouble(null);
  }

  const address = form.photo?.address;
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);

  const change = (changes: Partial<Form>) => setForm((before) => ({ ...before, ...changes }));

  const choose = async (file: File) => {
    latest.current += 1;
    const turn = latest.current;
    setReading(true);
    setTrouble(null);
    try {
      const prepared = await preparePhoto(file);
      if (turn !== latest.current) return;
      const photo = { ...prepared, address: URL.createObjectURL(prepared.file), imageUrl: null };
      // The words of the picture before say nothing of this one; what was typed while it was being prepared does.
      const own = (words: string, earlier: string) => (words === earlier ? "" : words);
      setForm((before) => {
        const words = before.photo ? {} : { alt: own(before.alt, standing.alt), caption: own(before.caption, standing.caption) };
        return { ...before, photo, focal: middle, ...words };
      });
    } catch (error) {
      if (turn !== latest.current) return;
      console.warn("The photograph could not be read", error);
      setTrouble(troubleOf(error));
    } finally {
      if (turn === latest.current) setReading(false);
    }
  };

  /** Sends what has to be sent; gives the picture as it is to be printed, or null when something went wrong. */
  const finish = async (): Promise<PrintedPicture | null> => {
    setSending(true);
    setTrouble(null);
    try {
      const { photo, alt, caption, treatment } = form;
      const imageUrl = photo ? (photo.imageUrl ?? (await notToBeLeft(uploadImage(photo.file, "photograph.jpg")))) : standing.imageUrl;
      // If the newspaper cannot be saved after this, the photograph need not be sent twice.
      if (photo) change({ photo: { ...photo, imageUrl } });
      const isUntouched = standing.focal === null && form.focal.x === middle.x && form.focal.y === middle.y;
      const focal = isUntouched && !photo ? null : form.focal;
      return { imageUrl, alt: alt.trim(), caption: caption.trim(), focal, treatment };
    } catch (error) {
      console.warn("The photograph could not be sent", error);
      setTrouble(troubleOf(error));
      return null;
    } finally {
      setSending(false);
    }
  };

  return { standing, form, change, choose, finish, trouble, isReading, isSending };
}
