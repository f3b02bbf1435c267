import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { setPromotions } from '#domain/broadcasts/set-promotions.ts'
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
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'

describe('registered SMS texts', () => {
  test('are saved, replaced and removed by their number, each in the audit log', async ({ db }) => {
    await saveSmsTemplate(db, '110002', 'Hi {#var#}')
    await saveSmsTemplate(db, '110001', ' Hello {#var#}\n')
    await saveSmsTemplate(db, '110002', 'Bye {#var#} ')
    const bodies = async () => (await listSmsTemplates(db)).map(({ dltId, body }) => [dltId, body])
    expect(await bodies()).toEqual([
      ['110001', 'Hello {#var#}'],
      ['110002', 'Bye {#var#}'],
    ])
    await removeSmsTemplate(db, '110002')
    expect(await bodies()).toEqual([['110001', 'Hello {#var#}']])
    await expect(removeSmsTemplate(db, '110002')).rejects.toMatchObject({ code: 'not_found' })

    const about = { actorId: null, subjectKind: 'sms_template' }
    const second = { ...about, subjectId: '110002' }
    const save = { action: 'sms_template.save', beforeState: '' }
    expect(await auditLog(db)).toMatchObject([
      { ...second, ...save, afterState: 'Hi {#var#}' },
      { ...about, ...save, subjectId: '110001', afterState: 'Hello {#var#}' },
      { ...second, ...save, afterState: 'Bye {#var#}' },
      { ...second, action: 'sms_template.remove', beforeState: 'Bye {#var#}', afterState: '' },
    ])
  })

  test.for([
    ['12345', 'Hello'],
    ['1'.repeat(31), 'Hello'],
    ['a123456', 'Hello'],
    ['123456a', 'Hello'],
    ['123456', ' \n'],
  ])('%s with “%s” is none', async ([dltId, body], { db }) => {
    expect(() => saveSmsTemplate(db, dltId!, body!)).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    )
  })
})

describe('contacts that get no promotions', () => {
  test('are listed in order, with the last reason, and removed again', async ({ db }) => {
    await suppressContact(db, ' Ravi@Example.com ', 'asked by mail')
    await suppressContact(db, '9811100001', 'asked by phone')
    await suppressContact(db, '9811100001', 'asked again')
    expect(await listSuppressedContacts(db)).toEqual([
      { contact: '9811100001', reason: 'asked again', createdAt: expect.any(Date) },
      { contact: 'ravi@example.com', reason: 'asked by mail', createdAt: expect.any(Date) },
    ])
    await unsuppressContact(db, 'RAVI@example.com')
    expect(await listSuppressedContacts(db)).toMatchObject([{ contact: '9811100001' }])
    const missing = unsuppressContact(db, 'ravi@example.com')
    await expect(missing).rejects.toMatchObject({ code: 'not_found' })

    const about = { actorId: null, subjectKind: 'contact' }
    const add = { ...about, action: 'suppression.add' }
    expect(await auditLog(db)).toMatchObject([
      { ...add, subjectId: 'ravi@example.com', reason: 'asked by mail' },
      { ...add, subjectId: '9811100001', reason: 'asked by phone' },
      { ...add, subjectId: '9811100001', reason: 'asked again' },
      { ...about, action: 'suppression.remove', subjectId: 'ravi@example.com' },
    ])
  })

  test.for(['12345', 'ravi', ''])('“%s” is none', async (contact, { db }) => {
    const invalid = expect.objectContaining({ code: 'invalid' })
    expect(() => suppressContact(db, contact, '')).toThrow(invalid)
    expect(() => unsuppressContact(db, contact)).toThrow(invalid)
  })
})

test('when a user agreed to promotions, and through what, can be proved', async ({ db }) => {
  const { id } = await createUser(db)
  const other = await createUser(db)
  const agreedAt = async () => {
    const user = db.selectFrom('appUser').select('promotionsAgreedAt').where('id', '=', id)
    return (await user.executeTakeFirstOrThrow()).promotionsAgreedAt
  }
  await setPromotions(db, id, false, 'profile')
  for (let time = 0; time < 2; time++) await setPromotions(db, id, true, 'profile')
  expect(await agreedAt()).toBeInstanceOf(Date)
  await setPromotions(db, id, false, 'link')
  expect(await agreedAt()).toBeNull()

  const about = { actorId: id, subjectKind: 'user', subjectId: id }
  expect(await auditLog(db)).toMatchObject([
    { ...about, action: 'promotions.agree', facts: { through: 'profile' } },
    { ...about, action: 'promotions.withdraw', facts: { through: 'link' } },
  ])
  const untouched = db.selectFrom('appUser').select('promotionsAgreedAt')
  expect(await untouched.where('id', '=', other.id).execute()).toEqual([
    { promotionsAgreedAt: null },
  ])
})

function auditLog(db: Db) {
  return db.selectFrom('auditEntry').selectAll().orderBy('id').execute()
}
