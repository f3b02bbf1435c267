import { realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { photoKey } from '#contract/listing/pictures.ts'
import { isDomainError } from '#domain/errors.ts'
import type { Services } from '#server/create-services.ts'
import { fetchPicture, PictureError } from '#server/imports/fetch-picture.ts'
import { storePhoto } from '#server/photos/store-photo.ts'

export type PictureServices = Pick<Services, 'db' | 'storage' | 'makeVariants'>

export type PictureSource = {
  /** Where file names are looked up; none leads out of it. */
  folder: string
  isAllowed?: (address: string) => boolean
}

/** Stores the pictures of a row as the owner's, in their order, by the pipeline of uploads. */
export async function storePictures(
  services: PictureServices,
  ownerId: string,
  pictures: readonly string[],
  source: PictureSource,
): Promise<string[]> {
  const keys: string[] = []
  for (const picture of pictures) {
    keys.push(
      await storePicture(services, ownerId, picture, source).catch((error) =>
        explain(error, picture),
      ),
    )
  }
  return keys
}

async function storePicture(
  services: PictureServices,
  ownerId: string,
  picture: string,
  source: PictureSource,
) {
  const own = photoKey(picture)
  if (own) return requireOwnPhoto(services, ownerId, own)
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(picture)
  const file = isAddress ? await fetchPicture(picture, source) : await findFile(picture, source)
  try {
    const owner = { id: ownerId, role: 'member', name: '', sessionId: '' } as const
    // An operator's import is not held to what one person may upload in a day.
    const { key } = await storePhoto(services, owner, { path: file }, 'listing', {
      isLimited: false,
    })
    return key
  } finally {
    if (isAddress) await rm(file, { force: true })
  }
}

/** A picture that this site has, as an export without pictures names it. */
async function requireOwnPhoto({ db }: PictureServices, ownerId: string, key: string) {
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

/** One that is wrong by itself is a problem of its row; whatever else ends the import. */
function explain(error: unknown, picture: string): never {
  if (error instanceof PictureError) throw new PictureError(`${picture}: ${error.message}`)
  if (isDomainError(error)) throw new PictureError(`${picture}: ${error.message}`)
  throw error
}
