import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import {
  listMessageTemplates,
  removeMessageTemplate,
  saveMessageTemplate,
} from '#domain/broadcasts/message-templates.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

const diwali = { name: 'Diwali', subject: 'Happy Diwali', body: 'Namaste {full_name}' }

test('staff keep, rename, change and delete templates, each under a name of its own', async ({
  db,
}) => {
  const staff = asViewer(await createUser(db, { role: 'staff' }))
  const colleague = asViewer(await createUser(db, { role: 'staff' }))
  const id = await saveMessageTemplate(db, staff, diwali)
  await saveMessageTemplate(db, staff, { ...diwali, name: 'April' })
  const taken = { code: 'invalid', fields: { name: texts.sender.takenName } }
  await expect(
    saveMessageTemplate(db, colleague, { ...diwali, name: 'DIWALI' }),
  ).rejects.toMatchObject(taken)
  await saveMessageTemplate(db, colleague, { ...diwali, id, name: 'Lights', body: 'Hello' })

  expect(await listMessageTemplates(db)).toMatchObject([
    { name: 'April' },
    { id, name: 'Lights', subject: 'Happy Diwali', body: 'Hello' },
  ])
  await removeMessageTemplate(db, colleague, id)
  await expect(removeMessageTemplate(db, staff, id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await listMessageTemplates(db)).toHaveLength(1)
})

test('members keep none', async ({ db }) => {
  const member = asViewer(await createUser(db))
  const refused = { code: 'forbidden' }
  expect(() => saveMessageTemplate(db, member, diwali)).toThrow(expect.objectContaining(refused))
  expect(() => removeMessageTemplate(db, member, crypto.randomUUID())).toThrow(
    expect.objectContaining(refused),
  )
})
