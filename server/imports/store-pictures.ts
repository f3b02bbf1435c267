import { realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { photoKey } from '#contract/listing/pictures.ts'
import { isDomainError } from '#domain/errors.ts'
import type { Resources } from '#server/create-resources.ts'
import { fetchPicture, PictureError } from '#server/imports/fetch-picture.ts'
import { storePhoto } from '#server/photos/store-photo.ts'

export type PictureResources = Pick<Resources, 'db' | 'storage' | 'makeVariants'>

export type PictureSource = {
  /** The folder of pictures; names may not lead out of it. */
  folder: string
  isAllowed?: (address: string) => boolean
}

/** A picture of a row: a file on this machine, or a key of this site's storage. */
type Collected = { picture: string; file?: string; key?: string; isTemporary: boolean }

/**
 * Collects the pictures of a row before anything is made of it: files by name, addresses by
 * fetching. The caller removes what was fetched.
 */
export async function collectPictures(
  pictures: readonly string[],
  source: PictureSource,
): Promise<Collected[]> {
  const collected: Collected[] = []
  try {
    for (const picture of pictures) collected.push(await collect(picture, source))
  } catch (error) {
    await removeCollected(collected)
    throw error
  }
  return collected
}

/** Refuses names of missing files; addresses are not fetched. */
export async function checkFiles(pictures: readonly string[], source: PictureSource) {
  for (const picture of pictures) if (!isAddress(picture)) await collect(picture, source)
}

export async function removeCollected(collected: readonly Collected[]) {
  for (const { file, isTemporary } of collected) {
    if (file && isTemporary) await rm(file, { force: true })
  }
}

async function collect(picture: string, source: PictureSource): Promise<Collected> {
  const key = photoKey(picture)
  if (key) return { picture, key, isTemporary: false }
  const isTemporary = isAddress(picture)
  const found = isTemporary ? fetchPicture(picture, source) : findFile(picture, source)
  return { picture, file: await found.catch((error) => explain(error, picture)), isTemporary }
}

function isAddress(picture: string) {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(picture)
}

/** Stores the pictures of a row as the owner's, in their order, by the pipeline of uploads. */
export async function storePictures(
  resources: PictureResources,
  ownerId: string,
  collected: readonly Collected[],
): Promise<string[]> {
  const keys: string[] = []
  for (const one of collected) {
    keys.push(
      await storePicture(resources, ownerId, one).catch((error) => explain(error, one.picture)),
    )
  }
  return keys
}

async function storePicture(
  resources: PictureResources,
  ownerId: string,
  { key: own, file }: Collected,
) {
  if (own) return requireOwnPhoto(resources, ownerId, own)
  const owner = { id: ownerId, role: 'member', name: '', sessionId: '' } as const
  // An operator's import is not held to what one person may upload in a day.
  const { key } = await storePhoto(resources, owner, { path: file! }, 'listing', {
    isLimited: false,
  })
  return key
}

/** A picture that this site has, as an export without pictures names it. */
async function requireOwnPhoto({ db }: PictureResources, ownerId: string, key: string) {
  const photo = await db
    .selectFrom('photo')
    .select('key')
    .where('key', '=', key)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  if (!photo) throw new PictureError('This site has no such picture of this owner.')
  return key
}

async function findFile(name: string, { folder }: PictureSource) {
  const root = await realpath(folder)
  const file = await realpath(path.resolve(root, name)).catch(() => undefined)
  if (!file) throw new PictureError(`There is no such file in ${folder}.`)
  if (!file.startsWith(root + path.sep)) {
    throw new PictureError(`The file lies outside of ${folder}. Move it there.`)
  }
  return file
}

/** A picture that is faulty itself is a problem of its row; any other error ends the import. */
function explain(error: unknown, picture: string): never {
  if (error instanceof PictureError) throw new PictureError(`${picture}: ${error.message}`)
  if (isDomainError(error)) throw new PictureError(`${picture}: ${error.message}`)
  throw error
}
