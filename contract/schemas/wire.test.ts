import { expect, test } from 'vitest'
import { blockSchema, contactAnswerSchema } from '#contract/schemas/contact-request.ts'
import { notificationToWire } from '#contract/schemas/notification-wire.ts'
import { roleSchema } from '#contract/schemas/role.ts'
import { userToWire } from '#contract/schemas/user-wire.ts'

test('a notification is read once somebody opened it', () => {
  const notification = {
    id: 'n1',
    sender: 'admin',
    subject: 'Your listing is live',
    body: 'It is visible.',
    action: { label: 'See your listing', path: '/property/?id=SPN1' },
    readAt: null,
    createdAt: new Date('2026-11-14T10:00:00Z'),
  }
  const wire = {
    _id: 'n1',
    sender_id: 'admin',
    timestamp: '2026-11-14T10:00:00.000Z',
    view_status: 'unread',
    subject: 'Your listing is live',
    message_content: 'It is visible.',
    action_label: 'See your listing',
    action_path: '/property/?id=SPN1',
  }
  expect(notificationToWire(notification)).toEqual(wire)
  expect(notificationToWire({ ...notification, readAt: new Date() })).toEqual({
    ...wire,
    view_status: 'read',
  })
  const { action_label: _label, action_path: _path, ...plain } = wire
  expect(notificationToWire({ ...notification, action: undefined })).toEqual(plain)
})

test('a user without phone or photo has blank ones', () => {
  const person = { name: 'Ritu', phone: '9810012345', email: 'a@b.in', photo: 'key' }
  expect(userToWire(person)).toEqual({
    user_name: 'Ritu',
    phone_no: '9810012345',
    user_email: 'a@b.in',
    profile_url: '/img/key.jpg',
  })
  expect(userToWire({ ...person, phone: null, photo: null })).toMatchObject({
    phone_no: '',
    profile_url: '',
  })
})

test('an answer, a block and a role name whom they are about', () => {
  const _id = '0199a0de-0000-7000-8000-000000000001'
  expect(contactAnswerSchema.parse({ _id, accept: 'false' })).toEqual({ _id, accept: false })
  expect(blockSchema.parse({ _id, block: 'true' })).toEqual({ _id, block: true })
  const role = { phone_no: '9810012345', role: 'staff', u_otp: '1234' }
  expect(roleSchema.parse(role)).toEqual(role)
  expect(roleSchema.safeParse({ ...role, u_otp: '' }).success).toBe(false)
})
