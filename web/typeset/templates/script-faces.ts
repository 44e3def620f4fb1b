import { type Faces, faceGroupOf, type Template } from "./template.ts";

/** The faces of a template in the script of a language. */
export function facesFor(template: Template, language: string): Faces {
  const group = faceGroupOf(language);
  return { ...template.faces.latin, ...template.faces[group] };
}
