/** What is used of the app's own Vue. In what is published, its own declarations stand in the place of these. */
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
