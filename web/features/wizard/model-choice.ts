import type { Model } from "../../../functions/ai/contract.ts";

export type ModelKind = Model["kind"];

export interface ModelChoice {
  /** What will be asked; null where nothing of this kind can be. */
  model: Model | null;
  /** What was chosen and cannot be had now: its name. */
  lost: string | null;
}

const find = (models: readonly Model[], kind: ModelKind, id: string | undefined) =>
  models.find((model) => model.kind === kind && model.id === id);

/** What selecting a model gives: itself, or for a retired one what stands for it now. Null where that cannot be used. */
export function selectable(models: readonly Model[], model: Model): Model | null {
  let at: Model | undefined = model;
  for (let step = 0; step < models.length && at?.status === "retired"; step++) at = find(models, model.kind, at.successor);
  return at?.status === "available" ? at : null;
}

export function standardModel(models: readonly Model[], kind: ModelKind): Model | null {
  const usable = models.filter((model) => model.kind === kind && model.status === "available");
  return usable.find((model) => model.standard) ?? usable[0] ?? null;
}

/** The model a stored choice stands for today. One that cannot be used gives the standard one, and says whose place it takes. */
export function chooseModel(models: readonly Model[], kind: ModelKind, chosen: string | null): ModelChoice {
  if (chosen === null) return { model: standardModel(models, kind), lost: null };
  const wanted = find(models, kind, chosen);
  if (wanted?.status === "available") return { model: wanted, lost: null };
  return { model: (wanted && selectable(models, wanted)) ?? standardModel(models, kind), lost: wanted?.name ?? chosen };
}
