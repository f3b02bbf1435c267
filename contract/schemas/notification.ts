import { z } from 'zod'
import { id } from '#contract/schemas/fields.ts'

/** Marking a notification as read. */
export const notificationReadSchema = z.object({ updateId: id() })
