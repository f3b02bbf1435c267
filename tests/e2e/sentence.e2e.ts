import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expectStep, fillStep, saveStep } from '#tests/fill-wizard.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'

const sentence =
  '2bhk flat 3rd floor of 4 dwarka sec 12 25k rent semi furnished, car parking, families only'

test.use({ width: phoneWidth })

// That a listing goes on to its review is proved by wizard.e2e.ts.
test('an owner who types a sentence into the search lists by it: it fills the steps, which are saved, and nothing typed is lost', async ({
  page,
  member: _,
}) => {
  const typed = 'rent out my 2bhk flat in hisar 30k'
  await page.goto(`/search/rent?${new URLSearchParams({ q: typed })}`)
  await expect(page.getByText(texts.search.offerHint)).toBeVisible()
  await page.getByRole('link', { name: texts.search.offerAction }).click()
  const field = page.getByRole('textbox', { name: 'Describe it in one sentence' })
  await expect(field).toHaveValue(typed)
  await expect(page.getByRole('heading', { name: /^Understood/ })).toBeVisible()

  await field.fill(sentence)
  await expect(page.getByRole('button', { name: 'Leave out Parking' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Still missing' })).toContainText('Build-up area')
  await expect(page.getByRole('radio', { name: /^Residential/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Rent/ })).toBeChecked()
  await expectNoAxeViolations(page.getByRole('main'))

  await page.reload()
  await expect(field).toHaveValue(sentence)
  await page.getByRole('button', { name: 'Leave out Parking' }).click()
  await page.getByRole('button', { name: 'Save & Continue' }).click()

  await expectStep(page, 'prop_details', 'rent')
  const rooms = page.getByRole('radiogroup', { name: 'BHK' })
  await expect(rooms).toHaveAccessibleDescription(/From your sentence:.*2bhk/)
  await expect(page.getByText(texts.wizard.filledFromSentence(4))).toBeVisible()
  await rooms.getByLabel('3 BHK', { exact: true }).check()
  await expect(rooms).toHaveAccessibleDescription('')
  await fillStep(page, 'residential', 'rent', 'prop_details')
  await saveStep(page)

  await expectStep(page, 'resale_details', 'rent')
  const rent = page.getByLabel('Expected rent')
  await expect(rent).toHaveValue('25,000')
  await expect(rent).toHaveAccessibleDescription(/From your sentence:.*25k/)
  await expect(page.getByRole('radiogroup', { name: 'Parking' })).toHaveAccessibleDescription('')
  await page.reload()
  await expect(rent).toHaveAccessibleDescription(/From your sentence:.*25k/)
})

test('an owner speaks the sentence, also after coming from a page without the microphone', async ({
  page,
  member: _,
}) => {
  await page.addInitScript(recogniseSpeech, '2 bhk द्वारका सेक्टर 12 में 25 हजार किराया')
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'List Property' }).click()
  const field = page.getByRole('textbox', { name: 'Describe it in one sentence' })
  await expect(field).toBeVisible()

  // Refused first, then allowed.
  await page.getByRole('button', { name: 'Speak हिन्दी' }).click()
  await expect(page.getByRole('alert')).toHaveText(texts.wizard.speech.refused)
  await page.getByRole('button', { name: 'Try again' }).click()
  const listening = page.getByText(texts.wizard.speech.listening)
  await expect(listening).toBeVisible()
  await expectNoAxeViolations(listening.locator('..'))
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(field).toHaveValue('2 bhk द्वारका सेक्टर 12 में 25 हजार किराया')
  await expect(page.getByRole('button', { name: 'Speak हिन्दी' })).toBeFocused()
  await expect(page.getByText('Middle of Dwarka Sector 12')).toBeVisible()
})

/** Stands in for the browser's speech recognition: it refuses once, then hears these words. */
function recogniseSpeech(words: string) {
  let isRefused = true
  class Recognition {
    lang = ''
    onstart?: () => void
    onresult?: (event: object) => void
    onerror?: (event: object) => void
    onend?: () => void
    start() {
      setTimeout(() => {
        if (isRefused) this.onerror?.({ error: 'not-allowed' })
        else this.onstart?.()
        if (isRefused) this.onend?.()
        isRefused = false
      })
    }
    stop() {
      const isFinal = this.lang === 'hi-IN'
      const results = [Object.assign([{ transcript: words }], { isFinal })]
      this.onresult?.({ resultIndex: 0, results })
      this.onend?.()
    }
    abort() {
      this.onend?.()
    }
  }
  Object.assign(window, { SpeechRecognition: Recognition })
}
