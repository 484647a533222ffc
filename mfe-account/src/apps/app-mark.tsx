import s from './apps.module.css';

interface AppMarkProps {
  readonly name: string;
  readonly image: string | null;
}
/** The picture of an app, or its first letter. The name is next to it, so that the picture needs no text. */
export const AppMark = ({ name, image }: AppMarkProps) => (
  <span className={s.mark} aria-hidden>
    {image === null ? (
      ([...name][0] ?? '').toLocaleUpperCase()
    ) : (
      <img src={image} alt="" width={48} height={48} />
    )}
  </span>
);
