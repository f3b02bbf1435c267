/** Who is asking. `null` in a signature means: may be signed out. */
export type Viewer = { id: string; role: 'member' | 'staff'; name: string; sessionId: string }
