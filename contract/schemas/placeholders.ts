/** What a message to many may hold in place of what differs from one receiver to the next. */
export const placeholders = {
  name: '{full_name}',
  phone: '{phone_no}',
  email: '{email_id}',
} as const
