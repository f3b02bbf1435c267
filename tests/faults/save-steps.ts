import { flushCompileCache } from 'node:module'
import { connect } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { wizardForms, wizardHead } from '#tests/wizard-forms.ts'

// Runs as a child process of kill-while-saving.ts: saves steps one after the other until it is
// killed, and tells its parent of each save that was acknowledged.

// A process that is killed would leave nothing for the next one to load faster.
flushCompileCache()
const [url = '', cookies = '[]', draftKeys = '[]', first = '1'] = process.argv.slice(2)
const keys: string[] = JSON.parse(draftKeys)
const db = connect(url, { size: 2 })
const api = apiFor(db)
for (const [name, value] of JSON.parse(cookies)) api.cookies.set(name, value)
const form = {
  ...wizardHead('residential', 'rent'),
  ...wizardForms('residential', 'rent').resale_details,
}

for (let save = Number(first); ; save++) {
  const key = keys[save % keys.length]!
  // Several columns say the same, so that a torn save would show.
  const answers = { price: `${save}`, deposit_price: `${save}`, description: `Save ${save}` }
  const head = { upload_type: 'resale_details', draft_key: key }
  const reply = await api.post('/api/prop/listing', { ...form, ...head, ...answers })
  const { result_code } = await reply.json()
  process.send?.({ save, key, isSaved: result_code === 1 })
}
