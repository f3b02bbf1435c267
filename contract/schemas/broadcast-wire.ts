type Counts = { total: number; unknown: number }

type WirePreview = Counts & {
  left_out: { reason: string; group: string; people: number }[]
  dlt_id: string
  list: { phone_no: string; user_name: string; message: string; reason: string }[]
}

/** The preview of a broadcast under our names. */
export function previewFromWire({ left_out, dlt_id, list, ...counts }: WirePreview) {
  const people = list.map(({ phone_no, user_name, ...one }) => ({
    phone: phone_no,
    name: user_name,
    ...one,
  }))
  return { ...counts, leftOut: left_out, dltId: dlt_id, people }
}

type WireProgress<Status, One> = Counts & {
  reference_no: string
  status: Status
  success: number
  failed: number
  left_out: number
  waiting: number
  stopped: number
  is_stopping: boolean
  is_filling: boolean
  scheduled_at: string
  list: One[]
}

/** The progress of a broadcast under our names. */
export function progressFromWire<Status, One extends { phone_no: string }>({
  reference_no,
  left_out,
  is_stopping,
  is_filling,
  scheduled_at,
  list,
  ...counts
}: WireProgress<Status, One>) {
  return {
    ...counts,
    reference: reference_no,
    leftOut: left_out,
    isStopping: is_stopping,
    isFilling: is_filling,
    scheduledAt: scheduled_at,
    people: list.map(({ phone_no, ...one }) => ({ phone: phone_no, ...one })),
  }
}

type WireRecipient = {
  _id: string
  phone_no: string
  user_name: string
  status: string
  reason: string
  at: string
}

/** The recipients of a broadcast under our names. */
export function recipientsFromWire(list: readonly WireRecipient[]) {
  return list.map(({ _id, phone_no, user_name, status, reason, at }) => ({
    id: _id,
    phone: phone_no,
    name: user_name,
    status,
    reason,
    at,
  }))
}
