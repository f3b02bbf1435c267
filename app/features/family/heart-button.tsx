import { useState } from 'react'
import type { FamilyHome } from '#app/features/family/family-page.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/ui/photo-heart.module.css'

type HeartButtonProps = { token: string; home: FamilyHome; you: string }

/** A relative's heart, with an optimistic update; whoever has given no name is led to the form. */
export function HeartButton({ token, home: { spn, title, own }, you }: HeartButtonProps) {
  const [isLiked, setIsLiked] = useState(own.isLiked)
  const { run } = useCall({ toasts: 'failure', inTurn: true })

  function flip() {
    if (!you) {
      return document.querySelector<HTMLInputElement>('input[name="name"]')?.focus()
    }
    const liked = !isLiked
    return run(
      '/api/family/heart',
      { token, spn, liked },
      {
        optimistic() {
          setIsLiked(liked)
          return () => setIsLiked(!liked)
        },
      },
    )
  }

  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isLiked}
      aria-label={`Like ${title}`}
      onClick={flip}
    >
      <Icon name="heart" />
    </button>
  )
}
