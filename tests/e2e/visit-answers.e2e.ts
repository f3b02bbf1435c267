import { addDays, formatDay, formatDayMonthYear, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { createVisit } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { headersOf, readPage } from '#tests/plain-requests.ts'
import { newListing, visible } from '#tests/property-page.ts'
import { signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a seeker has asked, the owner proposes another time, the seeker accepts', async ({
    page,
    site,
    member,
    newVisitor,
  }) => {
    const ownerPage = await newVisitor()
    const owner = await signUp(ownerPage, { name: 'Vikram Sethi' })
    const listing = await newListing({ ownerId: await userIdOf(owner.phone) })
    const [wished, proposed] = [2, 3].map((days) => addDays(indiaDay(new Date()), days)) as [
      string,
      string,
    ]

    const seekerId = await userIdOf(member.phone)
    await onSiteDatabase((db) =>
      createVisit(db, {
        listingId: listing.id,
        seekerId,
        preferredDay: wished,
        preferredTime: 'evening',
      }),
    )

    const ofOwner = await headersOf(await userIdOf(owner.phone))
    expect(await readPage('/dashboard', ofOwner)).toContain('Ananya Sharma would like to visit')
    await ownerPage.goto('/dashboard/visits')
    await expect(ownerPage.getByRole('heading', { level: 1 })).toHaveText('Visits')
    const card = ownerPage.getByRole('article', { name: /^Ananya Sharma/ })
    await expect(card).toContainText(`${formatDay(wished)}, evening, 4 to 8`)
    await card.getByRole('button', { name: /^Propose another time/ }).click()
    const proposal = ownerPage.getByRole('dialog', { name: 'Propose another time' })
    await proposal.getByLabel('Or another day').fill(formatDayMonthYear(proposed))
    await proposal.getByLabel('At what time?').selectOption('10:30')
    await expectNoAxeViolations(proposal)
    await proposal.getByRole('button', { name: 'Propose', exact: true }).click()
    await expect(card).toContainText('New time proposed')
    await expect(proposal).toHaveCount(0)

    const when = `${formatDay(proposed)}, 10:30 am`
    await page.goto(`/property/?id=${listing.spn}`)
    await visible(page, 'button', 'Answer new time').click()
    const answer = page.getByRole('dialog', { name: 'Your visit' })
    await expect(answer.getByText(when)).toBeVisible()
    await expectNoAxeViolations(answer)
    await answer.getByRole('button', { name: 'Accept' }).click()
    await expect(visible(page, 'button', 'Visit agreed')).toBeVisible()

    await expect(ownerPage.getByRole('link', { name: 'Week and free times' })).toHaveAttribute(
      'href',
      '/dashboard/visits?week=this',
    )
    await ownerPage.reload()
    for (const [side, name] of [
      [ofOwner, 'Ananya Sharma'],
      [await headersOf(seekerId), 'Vikram Sethi'],
    ] as const) {
      const visits = await readPage('/dashboard/visits', side)
      const agreed = new RegExp(`<article[^>]* aria-label="${name}.*?</article>`, 's').exec(visits)
      expect(agreed?.[0]).toContain('Agreed')
      expect(agreed?.[0]).toContain(when)
      const href = /href="(\/dashboard\/visit\.ics[^"]*)"/.exec(agreed?.[0] ?? '')?.[1] ?? ''
      const file = await fetch(new URL(href, site.url), { headers: side })
      expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(await file.text()).toContain(`DTSTART:${proposed.replaceAll('-', '')}T050000Z\r\n`)
    }
    await card.getByRole('button', { name: /^Cancel visit/ }).click()
    await expect(ownerPage.getByText(texts.visits.cancelled)).toBeVisible()
    await expect(card).toHaveCount(0)
    await ownerPage.getByText('Earlier visits').click()
    await expect(card).toContainText('Cancelled')
  })
})
