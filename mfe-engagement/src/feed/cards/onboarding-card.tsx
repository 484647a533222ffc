import { useId, useState, type FocusEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OnboardingTask, OnboardingTaskName } from '@crema/shared-contracts';
import { Heading, Icon, ProgressBar, Text } from '@crema/shared-ui';
import type { FeedItem } from '../feed-item.ts';
import { useHalfVisible } from '../use-half-visible.ts';
import { usePausableTimer } from '../use-pausable-timer.ts';
import { useCardUsage } from './feed-card.tsx';
import s from './onboarding-card.module.css';

/** The time for which a completed task is shown before it collapses (ENG-011). */
export const seenAfterMs = 5000;
const taskLinks: Readonly<Record<OnboardingTaskName, string>> = {
  MOP: '/account/cards/add',
  SvcReload: '#add-money',
  Purchase: '/menu',
};

interface TaskProps {
  readonly task: OnboardingTask;
  readonly onOpen: () => void;
}
const OpenTask = ({ task: { name }, onOpen }: TaskProps) => (
  <li className={s.task}>
    <span className={s.sign} />
    <Link to={taskLinks[name]} className={s.link} onClick={onOpen}>
      <span className={s.name}>
        <FormattedMessage id={`feed.task.${name}.title`} />
      </span>
      <Text as="span" size="note" tone="muted">
        <FormattedMessage id={`feed.task.${name}.body`} />
      </Text>
    </Link>
    <Icon name="chevron-right" size={20} />
  </li>
);

interface DoneTaskProps {
  readonly name: OnboardingTaskName;
  readonly isPaused: boolean;
  readonly onSeen: (name: OnboardingTaskName) => void;
}
/** A task that was completed since the member last looked: it is seen after five seconds, not counting a pause. */
const DoneTask = ({ name, isPaused, onSeen }: DoneTaskProps) => {
  usePausableTimer(seenAfterMs, !isPaused, () => onSeen(name));
  return (
    <li className={`${s.task} ${s.done}`}>
      <span className={s.sign}>
        <Icon name="check" size={20} />
      </span>
      <span className={s.link}>
        <span className={s.name}>
          <FormattedMessage id={`feed.task.${name}.title`} />
        </span>
        <Text as="span" size="note" tone="muted">
          <FormattedMessage id="feed.task.done" />
        </Text>
      </span>
    </li>
  );
};

interface OnboardingCardProps {
  readonly item: FeedItem;
  readonly seen: readonly OnboardingTaskName[];
  readonly onSeen: (name: OnboardingTaskName) => void;
}
/** The first steps of a member. A completed one collapses five seconds after it is shown; hover and focus pause that (ENG-011, D-137). */
export const OnboardingCard = ({ item, seen, onSeen }: OnboardingCardProps) => {
  const titleId = useId();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const usage = useCardUsage(item);
  const ref = useHalfVisible<HTMLElement>(usage.seen);
  const tasks = [...(item.tasks ?? [])].sort((one, other) => one.displayOrder - other.displayOrder);
  const done = tasks.filter(({ completedOn }) => completedOn !== null);
  const shown = tasks.filter(({ name, completedOn }) => completedOn === null || !seen.includes(name));
  const isComplete = done.length === tasks.length;
  const leave = (event: FocusEvent<HTMLElement>) =>
    setIsFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    <article
      ref={ref}
      aria-labelledby={titleId}
      className={s.card}
      data-feed-item={item.id}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={leave}
    >
      <div className={s.head}>
        <Heading id={titleId} level={3} size="medium">
          {isComplete ? <FormattedMessage id="feed.onboarding.complete" /> : item.title}
        </Heading>
        <Text tone="muted">
          {isComplete ? <FormattedMessage id="feed.onboarding.completeBody" /> : item.body}
        </Text>
        <div className={s.progress} role="status">
          <ProgressBar value={done.length} max={tasks.length} label={item.title} />
          <Text as="span" size="note">
            <FormattedMessage
              id="feed.onboarding.progress"
              values={{ done: done.length, all: tasks.length }}
            />
          </Text>
        </div>
      </div>
      {shown.length > 0 && (
        <ol role="list" className={s.tasks}>
          {shown.map((task) =>
            task.completedOn === null ? (
              <OpenTask key={task.name} task={task} onOpen={usage.clicked} />
            ) : (
              <DoneTask key={task.name} name={task.name} isPaused={isHovered || isFocused} onSeen={onSeen} />
            ),
          )}
        </ol>
      )}
    </article>
  );
};
