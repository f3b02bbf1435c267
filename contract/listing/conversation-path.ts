/** The address of a conversation, for both of its sides. */
export function conversationPath(id: string): string {
  return `/conversations/${id}`
}
