type Notification = {
  id: string
  sender: string
  subject: string
  body: string
  /** What the receiver can do next. */
  action: { label: string; path: string } | undefined
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
    ...(notification.action && {
      action_label: notification.action.label,
      action_path: notification.action.path,
    }),
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
    action: actionFromWire(notification),
    isRead: notification.view_status === 'read',
    createdAt: notification.timestamp,
  }
}

function actionFromWire({ action_label: label, action_path: path }: WireNotification) {
  return label && path ? { label, path } : undefined
}
