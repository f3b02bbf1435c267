import { isDomainError } from '#domain/errors.ts'
import { type IllustratedRow, importListings } from '#domain/imports/import-listings.ts'
import { findOrCreateOwners } from '#domain/imports/import-owners.ts'
import type { ImportStatus, ListingRow, RowProblem } from '#domain/imports/read-listing-row.ts'
import { PictureError } from '#server/imports/fetch-picture.ts'
import {
  checkFiles,
  collectPictures,
  type PictureResources,
  type PictureSource,
  removeCollected,
  storePictures,
} from '#server/imports/store-pictures.ts'

/** A row of the file that can be read, and its line. */
export type Read = { line: number; row: ListingRow }
export type Refused = RowProblem & { line: number; reference: string }

type PartOptions = {
  status: ImportStatus
  pictures: PictureSource
  isDryRun?: boolean
}

/** Rows that are written together: one statement for many costs about as much as for one. */
const togetherSize = 100

/**
 * Drafts without pictures are written in batches. Other rows are written one by one: a refused
 * status would refuse the whole batch, and stored pictures should soon belong to a listing.
 */
export function partsOf(list: readonly Read[], { status, isDryRun }: PartOptions): Read[][] {
  const isAlone = ({ row }: Read) => isDryRun || status !== 'draft' || row.pictures.length > 0
  const together = list.filter((read) => !isAlone(read))
  const parts = list.filter(isAlone).map((read) => [read])
  for (let at = 0; at < together.length; at += togetherSize) {
    parts.push(together.slice(at, at + togetherSize))
  }
  return parts
}

export async function importPart(
  resources: PictureResources,
  part: Read[],
  { status, isDryRun, pictures }: PartOptions,
): Promise<('imported' | 'known' | Refused[])[]> {
  try {
    if (isDryRun) {
      for (const { row } of part) await checkFiles(row.pictures, pictures)
      return part.map(() => 'imported')
    }
    const rows: IllustratedRow[] = []
    for (const { row } of part) rows.push({ row, photos: await photosOf(resources, row, pictures) })
    const outcomes = await importListings(resources.db, rows, status)
    return outcomes.map((outcome, index) =>
      typeof outcome === 'string' ? outcome : refuse(part[index]!, outcome),
    )
  } catch (error) {
    const [read, ...others] = part
    if (!read || others.length > 0 || problemsOf(error).length === 0) throw error
    return [refuse(read, error)]
  }
}

function refuse({ line, row }: Read, error: unknown): Refused[] {
  return problemsOf(error).map((problem) => ({ line, reference: row.reference, ...problem }))
}

/**
 * Stores the pictures of a row as its owner's, whose account is made only once all pictures were
 * collected.
 */
async function photosOf(resources: PictureResources, row: ListingRow, source: PictureSource) {
  if (row.pictures.length === 0) return []
  const collected = await collectPictures(row.pictures, source)
  try {
    const owners = await findOrCreateOwners(resources.db, [row.owner])
    const owner = owners.get(row.owner.phone)
    if (typeof owner !== 'string') throw owner
    return await storePictures(resources, owner, collected)
  } finally {
    await removeCollected(collected)
  }
}

function problemsOf(error: unknown): RowProblem[] {
  if (error instanceof PictureError) {
    return [{ column: 'images', value: '', problem: error.message }]
  }
  if (!isDomainError(error)) return []
  const fields = Object.entries(error.fields)
  if (fields.length === 0) return [{ column: '', value: '', problem: error.message }]
  return fields.map(([column, problem]) => ({ column, value: '', problem }))
}
