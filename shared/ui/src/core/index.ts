export { Avatar, type AvatarProps } from './avatar';
export { BottomBar } from './bottom-bar';
export { Box, BoxInput, boxLook } from './box.styles';
export { Button, type ButtonProps } from './button';
export { ButtonLink, type ButtonLinkProps } from './button-link';
export { buttonLook, onPine, type ButtonSize, type ButtonVariant } from './button.styles';
export { Chip, type ChipProps } from './chip';
export {
  DatesField,
  FinderButton,
  type FinderButtonProps,
  FinderInput,
  type FinderInputProps,
} from './finder';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { FailurePanel, type FailurePanelProps } from './failure-panel';
export { ErrorText, Field, type FieldControlProps, type FieldProps, Hint, Label } from './field';
export { Icon, type IconProps, type IconType } from './icon';
export { IconButton, type IconButtonProps } from './icon-button';
export { Row, SkipLink, type Space, Stack, VisuallyHidden, Wrap, WrapWide } from './layout';
export { Badge, type BadgeProps, type BadgeTone, Tag, type TagProps } from './badge';
export { Note, type NoteProps } from './note';
export { Pager, type PagerProps } from './pager';
export { Spinner } from './spinner';
export { Stars, type StarsProps } from './stars';
export { Card, Skeleton, Photo, Rule, RoadDivider } from './surfaces';
export { H1, H2, H3, Hero, Lead, Small, Strong, Text, Tiny } from './text';
export { TextField, type TextFieldProps } from './text-field';
export { Toast, type ToastProps } from './toast';

// Names of version 0.1, still imported by releases that were built with it.
/** @deprecated `Tag` */
export { Tag as Plate } from './badge';
/** @deprecated `Skeleton` */
export { Skeleton as Ghost } from './surfaces';
/** @deprecated `RoadDivider` */
export { RoadDivider as ViaLine } from './surfaces';
