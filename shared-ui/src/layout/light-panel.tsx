import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../class-names.ts';
import s from './light-panel.module.css';

/** A panel that is white in light and dark mode, for barcodes: scanners need dark on white (D-94). */
export const LightPanel = ({ className, ...rest }: ComponentPropsWithoutRef<'section'>) => (
  <section className={classNames(s.panel, className)} {...rest} />
);
