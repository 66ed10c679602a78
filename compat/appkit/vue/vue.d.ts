/** The part of the app's Vue that is used here. In the published package, Vue's own declarations replace these. */
declare module 'vue' {
  export interface Ref<T> {
    value: T;
  }
  export function shallowRef<T>(value: T): Ref<T>;
  export function shallowReactive<T extends object>(target: T): T;
  export function getCurrentInstance(): object | null;
  export function getCurrentScope(): object | undefined;
  export function onMounted(hook: () => void): void;
  export function onScopeDispose(ended: () => void): void;
}
