import { Hono } from 'hono'
import { findListing } from '#domain/listings/find-listing.ts'
import { type ShareCard, shareCard, shareCardVersion } from '#domain/share/share-card.ts'
import type { Services } from '#server/create-services.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { createSemaphore } from '#server/http/semaphore.ts'
import { findVariant } from '#server/photos/find-variant.ts'
import { makeCard } from '#server/share/make-card.ts'

const enter = createSemaphore({ inside: 1, waiting: 50 })

/** The pictures that stand for listings where their links are shared, made when first asked for. */
export const shareCards = new Hono<AppEnv>().get('/:name', async (c) => {
  const { services } = c.var
  const [, spn] = /^(SPN\w{8})\.jpg$/.exec(c.req.param('name')) ?? []
  const listing = spn && (await findListing(services.readDb, null, spn))
  const card = listing && shareCard(listing)
  const bytes = card && (await findOrMakeCard(services, card))
  if (!bytes) return c.notFound()

  return c.body(new Uint8Array(bytes), 200, {
    'content-type': 'image/jpeg',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=3600',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

type Needed = Pick<Services, 'storage' | 'log'>

/** Cards that are being made: whoever else asks for one waits for it, instead of drawing it again. */
const making = new Map<string, Promise<Uint8Array | undefined>>()

/** Cards lie in the folder of their photo, so that they go when it goes. */
async function findOrMakeCard(services: Needed, card: ShareCard) {
  const name = `${card.photo}/card-${shareCardVersion(card)}.jpg`
  const kept = await services.storage.get(name)
  if (kept) return kept

  const begun = making.get(name)
  if (begun) return begun
  const made = makeAndKeep(services, card, name).finally(() => making.delete(name))
  making.set(name, made)
  return made
}

async function makeAndKeep({ storage, log }: Needed, card: ShareCard, name: string) {
  const findPhoto = () => findVariant(storage, card.photo, 1280, 'jpg')
  const photo = await findPhoto()
  if (!photo) return undefined
  const made = await enter(() => makeCard(card, photo))
  // The card is shown even if it cannot be stored.
  await storage.put(name, made).catch((error: unknown) => {
    log.warn({ name, err: error }, 'a share card could not be kept')
  })
  if (await findPhoto()) return made
  // The photo was erased meanwhile; nobody would look for this copy of it again.
  await storage.removeFolder(card.photo)
  return undefined
}
