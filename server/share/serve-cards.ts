import { Hono } from 'hono'
import { findListing } from '#domain/listings/find-listing.ts'
import { cardVersion, shareCard } from '#domain/share/share-card.ts'
import type { Resources } from '#server/create-resources.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'
import { findVariant } from '#server/photos/find-variant.ts'
import { drawAndKeep, findOrMakeCard } from '#server/share/keep-card.ts'
import { findLandingCard } from '#server/share/landing-cards.ts'
import { makeCard } from '#server/share/make-card.ts'

/** The pictures that stand for pages where their links are shared, made when first asked for. */
export const shareCards = new Hono<AppEnv>()
  .get('/:name', async (c) => {
    const [, spn] = /^(SPN\w{8})\.jpg$/.exec(c.req.param('name')) ?? []
    return sendCard(c, spn && (await findListingCard(c.var.resources, spn)))
  })
  .get('/*', async (c) => {
    const [, path] = /(\/(?:rent|buy|commercial|localities)\/.+)\.jpg$/.exec(c.req.path) ?? []
    return sendCard(c, path && (await findLandingCard(c.var.resources, path)))
  })

function sendCard(c: AppContext, bytes: Uint8Array | '' | undefined) {
  if (!bytes) return c.notFound()
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': 'image/jpeg',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=3600',
    'content-security-policy': "default-src 'none'; sandbox",
  })
}

/** Cards are stored in the folder of their photo, so that they are removed with it. */
async function findListingCard(resources: Resources, spn: string) {
  const listing = await findListing(resources.readDb, null, spn)
  const card = listing && shareCard(listing)
  if (!card) return undefined

  const { storage } = resources
  const name = `${card.photo}/card-${cardVersion(card)}.jpg`
  return findOrMakeCard(resources, name, async () => {
    const findPhoto = () => findVariant(storage, card.photo, 1280, 'jpg')
    const photo = await findPhoto()
    if (!photo) return undefined
    const made = await drawAndKeep(resources, name, () => makeCard(card, photo))
    if (await findPhoto()) return made
    // The photo was erased meanwhile, and nobody would remove this copy of it later.
    await storage.removeFolder(card.photo)
    return undefined
  })
}
