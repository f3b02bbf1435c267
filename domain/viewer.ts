/** Who is asking. `null` in a signature means: may be signed out. */
export type Viewer = { id: string; role: 'member' | 'staff'; name: string; sessionId: string }

/** What the viewer's own pages show of him besides. */
export type ViewerContact = { phone: string | null; email: string; photo: string | null }
