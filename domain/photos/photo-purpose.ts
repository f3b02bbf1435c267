/** What a picture is for: a listing's gallery, or the face of an account. */
export type PhotoPurpose = 'listing' | 'profile'
