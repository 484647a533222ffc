export {
  Button,
  buttonClass,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './actions/button.tsx';
export { FavoriteToggle, type FavoriteToggleProps } from './actions/favorite-toggle.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { Icon, type IconName, type IconProps } from './icon/icon.tsx';
export { pickUpIcons } from './icon/pick-up-icons.ts';

export { Heading, type HeadingProps } from './typography/heading.tsx';
export { MoneyText, Price, type Money, type PriceProps } from './typography/price.tsx';
export { Text, type TextProps } from './typography/text.tsx';
export { TimeText, useTimeText, type TimeTextOptions, type TimeTextProps } from './typography/time-text.tsx';
export { VisuallyHidden } from './typography/visually-hidden.tsx';

export { Card, type CardProps } from './layout/card.tsx';
export { List, ListRow, type ListRowProps } from './layout/list.tsx';
export { Page, type PageProps } from './layout/page.tsx';
export { PriceSummary, type PriceLine, type PriceSummaryProps } from './layout/price-summary.tsx';
export { Cluster, Grid, Stack, type ClusterProps, type GridProps, type StackProps } from './layout/stack.tsx';
export { PayFoot, type PayFootProps } from './layout/pay-foot.tsx';
export { useEdgePart, type EdgePart } from './layout/covered-edge.ts';
export { StickyBar, type StickyBarProps } from './layout/sticky-bar.tsx';

export { Dialog, type DialogProps } from './overlay/dialog.tsx';
export { ModalHistoryProvider, type ModalHistory } from './overlay/modal-history.ts';
export { Popover, type PopoverProps } from './overlay/popover.tsx';
export { Sheet, type SheetProps } from './overlay/sheet.tsx';

export { backLinkClass } from './navigation/back-link.ts';
export { TabNav, type TabNavProps } from './navigation/tab-nav.tsx';
export { Tabs, type Tab, type TabsProps } from './navigation/tabs.tsx';

export { BankQuestion, type BankQuestionProps } from './feedback/bank-question.tsx';
export { Banner, type BannerProps, type NoticeTone } from './feedback/banner.tsx';
export { Disclosure, type DisclosureProps } from './feedback/disclosure.tsx';
export {
  EmptyState,
  ErrorState,
  type EmptyStateProps,
  type ErrorStateProps,
} from './feedback/empty-state.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { PageSkeleton, type PageSkeletonProps } from './feedback/page-skeleton.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { StoreOpenDot, type StoreOpenDotProps } from './feedback/store-open-dot.tsx';
export { Badge, Chip, Tag, type ChipProps, type TagProps, type Tone } from './feedback/tag.tsx';
export { Toast, ToastRegion, type ToastProps, type ToastRegionProps } from './feedback/toast.tsx';

export { Checkbox, Switch, type CheckboxProps } from './fields/checkbox.tsx';
export { Field, type FieldControl, type FieldProps } from './fields/field.tsx';
export { FormError, type FormErrorProps } from './fields/form-error.tsx';
export { OptionTiles, type OptionTile, type OptionTilesProps } from './fields/option-tiles.tsx';
export { QuantityStepper, type QuantityStepperProps } from './fields/quantity-stepper.tsx';
export { RadioCards, type RadioCard, type RadioCardsProps } from './fields/radio-cards.tsx';
export { SearchField, type SearchFieldProps } from './fields/search-field.tsx';
export {
  Select,
  TextArea,
  TextField,
  type SelectProps,
  type TextAreaProps,
  type TextFieldProps,
} from './fields/text-field.tsx';
