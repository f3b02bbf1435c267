type Sent = { phum?: string; phone_number?: string }
type Verified = { jykw: string; user_id: string; session_id: string }

/** The public handles of a code that was sent, by the names of their cookies. */
export function sentHandles({ phum, phone_number }: Sent): Record<string, string> {
  return phum && phone_number ? { phum, phone_no: phone_number } : {}
}

/** The public handles of a session, by the names of their cookies. */
export function sessionHandles({ jykw, user_id, session_id }: Verified): Record<string, string> {
  return { jykw, user_id, session_id }
}
