import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/ui/toast.module.css'

type Tone = 'good' | 'bad'
type OpenToast = { key: number; text: ReactNode; tone: Tone; pathname: string }

/** Says a small piece of news for a few seconds. */
export type ShowToast = (text: ReactNode, tone?: Tone) => void

const ToastContext = createContext<ShowToast | undefined>(undefined)
const secondsShown = 6

/** Makes `useToast` work below it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<OpenToast[]>([])
  const [paused, setPaused] = useState(false)

  const show = useCallback<ShowToast>((text, tone = 'good') => {
    setToasts((open) => [
      ...open.filter((toast) => toast.text !== text).slice(-2),
      { key: (open.at(-1)?.key ?? 0) + 1, text, tone, pathname: location.pathname },
    ])
  }, [])
  // Toasts do not outlive their page.
  const { pathname } = useLocation()
  useEffect(() => {
    setToasts((open) =>
      open.every((toast) => toast.pathname === pathname)
        ? open
        : open.filter((toast) => toast.pathname === pathname),
    )
  }, [pathname])

  const close = useCallback((key: number) => {
    setToasts((open) => open.filter((toast) => toast.key !== key))
    setPaused(false)
  }, [])

  return (
    <ToastContext value={show}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only holds the clock while someone reads */}
      <div
        className={styles.toasts}
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        <div role="status" className={styles.toastList}>
          {toasts.map((toast) => (
            <Toast key={toast.key} toast={toast} paused={paused} onClose={close} />
          ))}
        </div>
      </div>
    </ToastContext>
  )
}

export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}

type ToastProps = { toast: OpenToast; paused: boolean; onClose: (key: number) => void }

function Toast({ toast, paused, onClose }: ToastProps) {
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => onClose(toast.key), secondsShown * 1000)
    return () => clearTimeout(timer)
  }, [toast.key, paused, onClose])

  const icon = toast.tone === 'good' ? 'circle-check' : 'circle-alert'
  return (
    <div className={styles.toast}>
      <Icon name={icon} />
      {toast.text}
      <button
        type="button"
        className={styles.toastClose}
        aria-label="Dismiss"
        onClick={() => onClose(toast.key)}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}
