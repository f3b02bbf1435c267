import { resultReasons } from '#contract/options/left-out-reasons.ts'
import { labelOf } from '#contract/options/option-list.ts'
import type { BroadcastProgress, Recipient } from '#domain/broadcasts/find-broadcast.ts'

/**
 * Progress of a broadcast in the wire shape. `failed` does not count recipients that were spared by
 * a stop.
 */
export function progressToWire(progress: BroadcastProgress) {
  return {
    reference_no: progress.referenceNo,
    status: progress.status,
    total: progress.total,
    success: progress.success,
    failed: progress.failed,
    left_out: progress.leftOut,
    unknown: progress.unknown,
    waiting: progress.waiting,
    stopped: progress.stopped,
    is_stopping: progress.status === 'sending' && progress.stoppedAt !== null,
    /** Whether `total` may still grow. */
    is_filling: !progress.isFilled,
    scheduled_at: progress.scheduledAt?.toISOString() ?? '',
  }
}

/** A recipient in the wire shape: status code 1 means success. */
export function recipientToWire({ phone, body, status, reason }: Recipient) {
  return {
    phone_no: phone,
    message: body,
    status_code: status === 'sent' ? 1 : 0,
    status,
    reason: labelOf(resultReasons, reason),
  }
}
