import type { PhotoTurn } from '#app/features/wizard/use-photo-turns.ts'
import { photoLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'

/** A picture on its way to the server, and how far it has come. */
export type PendingPhoto = {
  id: string
  name: string
  /** The place among the chosen files: uploads end in any order. */
  order: number
  state: 'added' | 'uploading' | 'failed'
  progress: number
  /** A local copy to look at; none for a file that cannot be used. */
  preview?: string
  error?: string
  /** False where trying again cannot help. */
  mayRetry?: boolean
  /** Whether the network failed, so that it is retried as soon as the browser is online. */
  isOffline?: boolean
  /** Undefined for a file that is not sent at all. */
  file?: File
}

/** A picture that the server has. */
export type StoredPhoto = {
  /** Stays the same when the picture is turned. */
  id: string
  path: string
  name: string
  preview: string
  turn?: PhotoTurn | undefined
}

/** Whether the server has yet to turn it as far as the page shows it. */
export function isTurning({ turn }: StoredPhoto): boolean {
  return turn !== undefined && turn.quarters > 0
}

type Choice = {
  /** Those that are new by name, as many as there is room for. */
  added: File[]
  /** How many did not fit in. */
  leftOut: number
}

/** Which of the chosen files are taken: duplicates by name and those past the maximum are ignored. */
export function chooseFiles(chosen: readonly File[], present: readonly { name: string }[]): Choice {
  const names = new Set(present.map(({ name }) => name))
  const fresh = chosen.filter(({ name }) => !names.has(name) && names.add(name))
  const room = Math.max(0, photoLimits.max - present.length)
  return { added: fresh.slice(0, room), leftOut: Math.max(0, fresh.length - room) }
}

/** Why a chosen file cannot be used; undefined when it may be sent. */
export function refuseFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  const isPicture = (photoLimits.types as readonly string[]).includes(type)
  if (!isPicture) return texts.wizard.photoWrongType
  return size > photoLimits.bytes ? texts.wizard.photoTooLarge : undefined
}

/** The same paths with one of them at another place. */
export function movedTo(paths: readonly string[], path: string, at: number): string[] {
  const others = paths.filter((each) => each !== path)
  return others.toSpliced(Math.min(others.length, Math.max(0, at)), 0, path)
}

/** Puts a removed picture back among those it stood between; `before` is the order it had. */
export function putBack(
  paths: readonly string[],
  path: string,
  before: readonly string[],
): string[] {
  const others = paths.filter((each) => each !== path)
  const was = before.indexOf(path)
  const next = before.slice(was + 1).find((each) => others.includes(each))
  if (next !== undefined) return others.toSpliced(others.indexOf(next), 0, path)
  const previous = before.slice(0, was).findLast((each) => others.includes(each))
  const at = previous === undefined ? others.length : others.indexOf(previous) + 1
  return others.toSpliced(at, 0, path)
}

/** A removed picture, and the order in which it stood, pictures removed before it included. */
export type Removal = { id: string; before: readonly string[] }

/** The order with the pictures in it that were removed since, so that each finds its place again. */
export function orderWithRemoved(ids: readonly string[], removals: readonly Removal[]): string[] {
  return removals.reduceRight((order, { id, before }) => putBack(order, id, before), [...ids])
}

/** Adds an uploaded picture before those that were chosen after it. */
export function insertInOrder(
  paths: readonly string[],
  path: string,
  orderOf: (path: string) => number,
): string[] {
  const order = orderOf(path)
  const others = paths.filter((each) => each !== path)
  const at = others.findIndex((each) => orderOf(each) > order)
  return others.toSpliced(at < 0 ? others.length : at, 0, path)
}
