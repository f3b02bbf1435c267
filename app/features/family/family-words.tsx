import { Icon } from '#app/ui/icon.tsx'
import * as texts from '#contract/texts.ts'
import type { FamilyWords as Words } from '#domain/family-lists/group-opinions.ts'
import * as styles from '#app/features/family/family.module.css'

/** What the family says about a home: who likes it, when they would see it, what they note. */
export function FamilyWords({ hearts, notes, wishes }: Words) {
  if (hearts.length + notes.length + wishes.length === 0) return null
  return (
    <div className={styles.words}>
      {hearts.length > 0 && (
        <p className={styles.hearts}>
          <Icon name="heart" />
          <span>
            <span className="visually-hidden">Liked by </span>
            {texts.family.names(hearts)}
          </span>
        </p>
      )}
      {wishes.map(({ name, when }) => (
        <p key={when} className={styles.wish}>
          <Icon name="calendar" />
          <span>{texts.family.wish(name, when)}</span>
        </p>
      ))}
      {notes.map(({ name, text }) => (
        <blockquote key={name} className={styles.note}>
          <b>{name}</b> {text}
        </blockquote>
      ))}
    </div>
  )
}
