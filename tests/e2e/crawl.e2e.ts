import type { Page } from '@playwright/test'
import { crawl } from '#tests/crawl.ts'
import { createConversation, createListing, createUser } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { createOwnedObjects } from '#tests/owned-objects.ts'
import { allPageFiles, pageFilesOf, pagesOf } from '#tests/page-files.ts'
import { signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

type Viewer = {
  pages: RegExp
  /** Signs the viewer in, and answers the addresses to begin with: `/` and what no link leads to. */
  arrive: (page: Page) => Promise<string[]>
}

const viewers: Record<string, Viewer> = {
  'a visitor': {
    pages: pagesOf.visitor,
    arrive: async () => [
      ...['/', '/signup', '/search', '/compare', '/not_found', '/screen-saver'],
      ...['/dev/ui', '/dev/api', '/dev/outbox', '/search-alert?t=x', '/family?t=x'],
    ],
  },
  'an owner': {
    pages: pagesOf.owner,
    arrive: async (page) => {
      const { phone } = await signUp(page)
      const ownerId = await userIdOf(phone)
      const { draft } = await onSiteDatabase((db) => createOwnedObjects(db, ownerId))
      const steps = ['basic_details', 'location_details'].map((step) => `/${step}?id=${draft.spn}`)
      return [
        ...['/', '/dashboard', '/dashboard/inbox', '/still-available?t=x', '/unsubscribe?t=x'],
        '/answer-contact?t=x',
        '/answer-question?t=x',
        '/assist?t=x',
        '/answer-visit?t=x',
        ...steps.map((step) => `/list-property${step}`),
      ]
    },
  },
  'an administrator': {
    pages: pagesOf.administrator,
    arrive: async (page) => {
      const { phone } = await signUp(page)
      const id = await userIdOf(phone)
      const { spn, conversationId } = await onSiteDatabase(async (db) => {
        await db
          .updateTable('appUser')
          .set({ role: 'administrator' })
          .where('id', '=', id)
          .execute()
        const listing = await createListing(db, { status: 'under_review' })
        const { id: seekerId } = await createUser(db)
        const sides = { listingId: listing.id, ownerId: listing.ownerId, seekerId }
        const { id: conversationId } = await createConversation(db, sides)
        const about = { listingId: listing.id, conversationId }
        await db
          .insertInto('complaint')
          .values({ ...about, reason: 'other' })
          .execute()
        return { spn: listing.spn, conversationId }
      })
      return [
        ...['/admin', `/admin/review/${spn}`, `/admin/people/${id}`, '/message-send?mess=sms'],
        `/admin/conversations/${conversationId}`,
      ]
    },
  },
}

test('every page is somebody’s', () => {
  const isSomebodys = (file: string) => Object.values(pagesOf).some((pages) => pages.test(file))
  expect(allPageFiles().filter((file) => !isSomebodys(file))).toEqual([])
})

test.use({ width: phoneWidth })

for (const [viewer, { pages, arrive }] of Object.entries(viewers))
  test(`all that ${viewer} can open is accessible, titled and no wider than a phone or a screen`, async ({
    page,
    allowErrors,
  }) => {
    test.slow()
    allowErrors(/status of 404/)
    const starts = await arrive(page)
    const isWanted = (file: string) => pages.test(file)
    const { opened, problems } = await crawl(page, { starts, isWanted })

    expect(problems, `wrong for ${viewer}`).toEqual([])
    expect(opened).toEqual(pageFilesOf(pages))
  })
