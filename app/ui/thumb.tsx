import { Picture } from '#app/ui/picture.tsx'
import { photoVariant } from '#contract/listing/pictures.ts'
import * as pictureStyles from '#app/ui/picture.module.css'
import * as styles from '#app/ui/thumb.module.css'

/** The small picture of a home beside its title; an empty frame where it has none. */
export function Thumb({ photo }: { photo: string | null }) {
  return (
    <div className={styles.thumb}>
      {photo ? (
        <Picture src={photoVariant(photo, 320, 'webp')} alt="" width={64} height={48} />
      ) : (
        <div className={pictureStyles.picture} />
      )}
    </div>
  )
}
