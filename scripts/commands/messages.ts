import type { Db } from '#db/connect.ts'
import {
  listSmsTemplates,
  removeSmsTemplate,
  saveSmsTemplate,
} from '#domain/broadcasts/sms-templates.ts'
import {
  listSuppressedContacts,
  suppressContact,
  unsuppressContact,
} from '#domain/broadcasts/suppressed-contacts.ts'
import { isDomainError } from '#domain/errors.ts'
import type { Say } from '#scripts/commands/say.ts'
import { Refusal } from '#scripts/with-site-database.ts'

const usage = `Registered SMS texts, in which {#var#} stands for up to 30 characters:
  npm run messages -- templates
  npm run messages -- template 1107161234567890123 "Dear {#var#}, thank you. Basera"
  npm run messages -- remove-template 1107161234567890123
Numbers and e-mail addresses that must get no promotions:
  npm run messages -- suppressed
  npm run messages -- suppress 9876543210 "asked by phone"
  npm run messages -- unsuppress 9876543210`

type Command = (db: Db, first: string, second: string) => Promise<void>

/** `npm run messages`: does what the words ask for, or refuses. */
export async function messages(db: Db, words: string[], say: Say) {
  const [name = '', first = '', second = ''] = words
  const run = commands(say)[name]
  if (!run) throw new Refusal(usage)
  try {
    await run(db, first, second)
  } catch (error) {
    if (!isDomainError(error)) throw error
    if (error.code === 'not_found') throw new Refusal(`${first} is not on the list.`)
    throw new Refusal(`That is not right: ${[first, second].join(' ')}\n${usage}`)
  }
}

function commands(say: Say): Record<string, Command> {
  return {
    async templates(db) {
      const templates = await listSmsTemplates(db)
      for (const { dltId, body } of templates) say(`${dltId}  ${body}`)
      if (templates.length === 0) say('No SMS text is registered.')
    },
    async template(db, dltId, body) {
      await saveSmsTemplate(db, dltId, body)
      say(`The text ${dltId} is saved.`)
    },
    async 'remove-template'(db, dltId) {
      await removeSmsTemplate(db, dltId)
      say(`The text ${dltId} is removed.`)
    },
    async suppressed(db) {
      const contacts = await listSuppressedContacts(db)
      for (const { contact, reason } of contacts) say(`${contact}  ${reason}`)
      if (contacts.length === 0) say('Nobody is on the list.')
    },
    async suppress(db, contact, reason) {
      await suppressContact(db, contact, reason)
      say(`${contact} gets no promotions any more.`)
    },
    async unsuppress(db, contact) {
      await unsuppressContact(db, contact)
      say(`${contact} is off the list.`)
    },
  }
}
