type Notification = {
  id: string
  sender: string
  subject: string
  body: string
  readAt: Date | null
  createdAt: Date
}

/** A notice in the wire shape. */
export function notificationToWire(notification: Notification) {
  return {
    _id: notification.id,
    sender_id: notification.sender,
    timestamp: notification.createdAt.toISOString(),
    view_status: notification.readAt ? 'read' : 'unread',
    subject: notification.subject,
    message_content: notification.body,
  }
}
