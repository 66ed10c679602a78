@core @sandbox
Feature: Error codes of wallets
  Wallets answer with error codes. Each has a name for developers and one meaning in the product.

  @S8.20
  Scenario Outline: The dapp learns the name and the meaning of the code <code>
    Given a visitor on the page
    And Harbor answers with the code <code>
    When the dapp asks to connect Harbor
    Then the dapp is answered "<meaning>"
    And the failure says "<name>"

    Examples: the visitor's and the wallet's own
      | code | name                                  | meaning                   |
      | 4001 | UserRejectedRequestError              | rejected                  |
      | 4100 | UnauthorizedProviderError             | unauthorized              |
      | 4200 | UnsupportedProviderMethodError        | method-not-supported      |
      | 4900 | ProviderDisconnectedError             | wallet-disconnected       |
      | 4901 | ChainDisconnectedError                | network-disconnected      |
      | 4902 | SwitchChainError                      | network-unknown-to-wallet |
      | 5000 | UserRejectedRequestError              | rejected                  |
      | 5700 | UnsupportedNonOptionalCapabilityError | method-not-supported      |
      | 5710 | UnsupportedChainIdError               | network-not-supported     |
      | 5720 | DuplicateIdError                      | request-failed            |
      | 5730 | UnknownBundleIdError                  | request-failed            |
      | 5740 | BundleTooLargeError                   | request-failed            |
      | 5750 | AtomicReadyWalletRejectedUpgradeError | rejected                  |
      | 5760 | AtomicityNotSupportedError            | method-not-supported      |

    Examples: the protocol's
      | code   | name                           | meaning              |
      | -32700 | ParseRpcError                  | request-failed       |
      | -32600 | InvalidRequestRpcError         | request-failed       |
      | -32601 | MethodNotFoundRpcError         | method-not-supported |
      | -32602 | InvalidParamsRpcError          | request-failed       |
      | -32603 | InternalRpcError               | request-failed       |
      | -32000 | InvalidInputRpcError           | request-failed       |
      | -32001 | ResourceNotFoundRpcError       | request-failed       |
      | -32002 | ResourceUnavailableRpcError    | already-pending      |
      | -32003 | TransactionRejectedRpcError    | transaction-rejected |
      | -32004 | MethodNotSupportedRpcError     | method-not-supported |
      | -32005 | LimitExceededRpcError          | request-failed       |
      | -32006 | JsonRpcVersionUnsupportedError | request-failed       |
      | 3      | ExecutionReverted              | transaction-reverted |

    Examples: unknown
      | code  | name            | meaning |
      | 12345 | UnknownRpcError | unknown |
