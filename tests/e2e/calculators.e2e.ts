import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('both calculators start at their defaults and follow the sliders; a typed loan moves the slider, is corrected, and is kept in the address', async ({
    page,
    site,
  }) => {
    await page.goto('/loan')
    await expect(page.getByText('₹ 2,02,764')).toBeVisible()
    await expect(page.getByText('₹ 1,01,000')).toBeVisible()
    await page.getByRole('slider', { name: 'Tenure' }).first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('₹ 1,75,332')).toBeVisible()
    const years = page.getByRole('textbox', { name: 'Tenure' }).first()
    await expect(years).toHaveValue('6')
    await years.fill('20')

    const loan = page.getByRole('textbox', { name: 'Loan amount' })
    await loan.fill('9 crore')
    await expect(page.getByText('Please type an amount from ₹ 1 Lakh to ₹ 5 Cr')).toBeVisible()
    await loan.fill('50 lakh')
    await loan.blur()
    await expect(loan).toHaveValue('50,00,000')
    await expect(page.getByRole('slider', { name: 'Loan amount' })).toHaveValue('5000000')
    await expect(page.getByText('₹ 41,822')).toBeVisible()
    await page.getByRole('textbox', { name: 'More each year' }).fill('50000')
    await expect(page.getByText('saves ₹ 10,46,836 of interest')).toContainText('3 years 8 months')
    await expect(page.getByRole('row', { name: /^17 / })).toBeVisible()
    await expectNoAxeViolations(page.getByRole('main'))

    // Each is kept after a pause of its own, so they come in any order.
    await expect
      .poll(() => page.url().split(/[?&]/).toSorted())
      .toEqual(['extra=50000', `${site.url}/loan`, 'loan=5000000', 'years=20'])
    await page.reload()
    await expect(page.getByText('saves ₹ 10,46,836 of interest')).toBeVisible()
  })

  test('a property is valued by comparable ones, which are shown', async ({ page }) => {
    await page.goto('/property-value-calculator')
    await page.getByLabel('City').selectOption('gurugram')
    await page.getByLabel('Build-up area in sq ft').fill('1200')
    await page.keyboard.press('Enter')
    const basis = page.getByText(/From \d+ comparable listings in Gurugram/)
    await expect(basis).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'The estimate' })).toBeFocused()
    const compared = page.getByRole('region', { name: 'Comparable listings' })
    await expect(compared.getByRole('article').nth(4)).toBeVisible()
    await expectNoAxeViolations(page.getByRole('main'))
  })
})

test('too few comparable properties give no number, a bad area an error', async ({ page }) => {
  const answer = async (query: string) =>
    (await page.request.get(`/property-value-calculator?${query}`)).text()
  const few = await answer('city=bhiwani&type=cafe&area=90000')
  expect(few).toContain('too few for an honest estimate')
  expect(few).not.toContain('comparable listings')
  expect(await answer('area=big')).toContain('aria-invalid="true"')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the calculators work, and the estimate is scrolled to', async ({ page }) => {
    await page.goto('/property-value-calculator')
    await page.getByLabel('Build-up area in sq ft').fill('1200')
    await page.getByRole('button', { name: 'Estimate' }).click()
    await expect(page.getByText(/From \d+ comparable listings in Delhi/)).toBeInViewport()

    const loanPage = async (query: string) => (await page.request.get(`/loan?${query}`)).text()
    const first = await loanPage('loan=5000000&rate=9&years=20')
    expect(first).toMatch(/>₹ (<!-- -->)?44,986</)
    // What the form sends when its button is pressed.
    expect(first).toMatch(/<form class="[^"]*">(?:(?!<\/form>).)*name="loan" value="50,00,000"/s)
    expect(await loanPage('loan=50%2C00%2C000&rate=9&years=20')).toMatch(/>₹ (<!-- -->)?44,986</)
  })
})
