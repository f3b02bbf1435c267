import houseUrl from '#app/pictures/ext-house.svg'
import personUrl from '#app/pictures/person-1.svg'
import livingUrl from '#app/pictures/room-living.svg'
import { Avatar } from '#app/ui/avatar.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Toran } from '#app/ui/toran.tsx'
import * as styles from '#app/sections/dev/ui.module.css'

/** Pictures, people and the garland. */
export function SurfaceSamples() {
  return (
    <section>
      <h2>Pictures and people</h2>
      <div className={styles.gridCards}>
        <Picture src={houseUrl} alt="A house of two floors between trees" />
        <Picture src={livingUrl} alt="A living room with a green sofa">
          <span className={styles.onPicture}>
            <Tag>Rent</Tag>
          </span>
        </Picture>
        <Picture src="data:," alt="Not there yet" />
      </div>
      <div className={styles.samples}>
        <Avatar name="Ananya Sharma" photo={personUrl} />
        <Avatar name="Ananya Sharma" />
        <Avatar name="Vikram Sethi" large />
        <Avatar name="Ananya Sharma" photo={personUrl} large />
      </div>
      <div className={styles.onDark}>
        <Toran />
      </div>
    </section>
  )
}
