import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import s from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab; without it and `onChange`, the component keeps the state. */
  value?: string;
  onChange?: (id: string) => void;
}

/** The step of each key along the row; Home and End go to its ends. */
const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Panels of one page, one shown at a time. Use TabNav for tabs with their own URLs. */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const chosen = value ?? own;
  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[steps[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${base}t${next.id}`)?.focus();
  };
  const open = tabs.find(({ id }) => id === chosen);
  return (
    <div>
      <div role="tablist" aria-label={label} className={s.row} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}t${tab.id}`}
            className={s.tab}
            aria-selected={tab.id === chosen}
            aria-controls={tab.id === chosen ? `${base}p${tab.id}` : undefined}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open && (
        <div
          role="tabpanel"
          id={`${base}p${open.id}`}
          aria-labelledby={`${base}t${open.id}`}
          tabIndex={0}
          className={s.panel}
        >
          {open.panel}
        </div>
      )}
    </div>
  );
};
