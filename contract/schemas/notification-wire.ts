type Notification = {
  id: string
  sender: string
  subject: string
  body: string
  readAt: Date | null
  createdAt: Date
}

/** A notification in the wire shape. */
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

type WireNotification = ReturnType<typeof notificationToWire>

/** A notification as the inbox shows it. */
export function notificationFromWire(notification: WireNotification) {
  return {
    id: notification._id,
    sender: notification.sender_id,
    subject: notification.subject,
    body: notification.message_content,
    isRead: notification.view_status === 'read',
    createdAt: notification.timestamp,
  }
}
