@core
Feature: Requests to the embedded wallet
  The modal shows each request, and asks for the visitor's approval.

  Background:
    Given the dapp sets "embedded wallet" to "yes"
    And a visitor connected with Harbor

  @S2.5 @S3.10 @S6.4
  Scenario Outline: <method> needs approval, and is named among all its fields
    When the page asks for "<method>"
    Then the Approval screen is shown
    And the visitor does not see "<method>"
    When the visitor chooses "All fields"
    Then the visitor sees "<method>"
    And "<method>" is passed on to the wallet

    Examples:
      | method             |
      | personal_sign      |
      | solana_signMessage |
      | wallet_sendCalls   |

  @S2.5 @S3.10 @S6.4
  Scenario Outline: <method> needs approval
    When the page asks for "<method>"
    Then the Approval screen is shown
    And the visitor sees "<method>"
    And "<method>" is passed on to the wallet

    Examples:
      | method                        |
      | eth_signTypedData_v4          |
      | eth_sendTransaction           |
      | solana_signTransaction        |
      | solana_signAllTransactions    |
      | solana_signAndSendTransaction |
      | wallet_grantPermissions       |
      | wallet_revokePermissions      |
      | eth_sendUserOperation         |

  @S6.3 @S5.9
  Scenario Outline: <method> needs no approval
    When the page asks for "<method>"
    Then "<method>" is passed on to the wallet
    And the modal is closed

    Examples:
      | method                       |
      | eth_accounts                 |
      | eth_blockNumber              |
      | eth_call                     |
      | eth_chainId                  |
      | eth_estimateGas              |
      | eth_feeHistory               |
      | eth_gasPrice                 |
      | eth_getBalance               |
      | eth_getBlockByNumber         |
      | eth_getCode                  |
      | eth_getLogs                  |
      | eth_getTransactionByHash     |
      | eth_getTransactionCount      |
      | eth_getTransactionReceipt    |
      | eth_sendRawTransaction       |
      | wallet_getCapabilities       |
      | wallet_getCallsStatus        |
      | wallet_getAssets             |
      | eth_getUserOperationReceipt  |
      | eth_estimateUserOperationGas |
      | eth_getUserOperationByHash   |
      | eth_supportedEntryPoints     |

  @S5.9 @S6.5 @S8.17
  Scenario Outline: <method>, which is on neither list, is refused
    When the page asks for "<method>"
    Then the visitor sees "Action not allowed"
    And the modal is open
    And the console says "Requested RPC call is not allowed"
    And "<method>" is rejected with "method-not-allowed"

    Examples:
      | method             |
      | eth_sign           |
      | eth_coinbase       |
      | wallet_watchAsset  |
      | ETH_CALL           |
      | PERSONAL_SIGN      |
      | toString           |

  @S8.17
  Scenario: A blocked request is not reported or rejected within the first 300 milliseconds
    When the page asks for "eth_sign"
    And 299 milliseconds pass
    Then the visitor does not see "Action not allowed"
    And "eth_sign" is pending

  @S8.17
  Scenario: A blocked request is reported and rejected after 300 milliseconds
    When the page asks for "eth_sign"
    And 300 milliseconds pass
    Then at once the visitor sees "Action not allowed"
    And "eth_sign" is rejected with "method-not-allowed"

  @S8.17
  Scenario: A blocked request also rejects pending requests
    When the page asks for "personal_sign"
    And the page asks for "eth_sign"
    And 300 milliseconds pass
    Then "personal_sign" is rejected with "method-not-allowed"

  @S4.14
  Scenario: The modal closes when the wallet has answered
    When the page asks for "personal_sign"
    And the embedded wallet answers "a hash"
    Then the modal is closed

  @S4.14
  Scenario: The modal closes when the wallet has failed
    When the page asks for "personal_sign"
    And the embedded wallet fails
    Then the modal is closed

  @S4.14
  Scenario: After a successful request, the balance is read again
    Given Harbor receives "5" "ETH" from outside
    When the page asks for "eth_sendTransaction"
    And the embedded wallet answers "a hash"
    And the visitor opens the modal
    Then the visitor sees "10,005"

  @S4.14
  Scenario: After a failed request, the balance is not read again
    Given Harbor receives "5" "ETH" from outside
    When the page asks for "eth_sendTransaction"
    And the embedded wallet fails
    And the visitor opens the modal
    Then the visitor does not see "10,005"

  @S5.10
  Scenario Outline: The answer <answer> counts as <kind>
    When the page asks for "personal_sign"
    And the embedded wallet answers "<answer>"
    Then the dapp reads "last answer" as "<kind>"

    Examples:
      | answer                | kind      |
      | 64 hex characters     | a hash    |
      | 62 hex characters     | a hash    |
      | 130 hex characters    | a hash    |
      | 61 hex characters     | an object |
      | 64 other characters   | an object |
      | 64 without 0x         | an object |
      | a record              | an object |
      | nothing               | an object |

  @S4.13
  Scenario: Closing the modal rejects pending requests
    When the page asks for "personal_sign"
    And the visitor closes the modal
    Then "personal_sign" is rejected with "rejected"
    And the rejection of "personal_sign" says Request was aborted

  @S4.13
  Scenario: Closing the modal does not end requests that need no approval
    When the page asks for "eth_getLogs"
    And the page asks for "personal_sign"
    And the visitor closes the modal
    Then "eth_getLogs" is pending
    And "personal_sign" is rejected with "rejected"

  Scenario: The visitor declines a request
    When the page asks for "personal_sign"
    And the visitor chooses "Decline"
    Then "personal_sign" is rejected with "rejected"
    And the modal is closed

  @S2.5
  Scenario: The dapp cannot close the modal while an approval is pending
    When the page asks for "personal_sign"
    And the dapp closes the modal
    Then the Approval screen is shown
    And "personal_sign" is pending

  Scenario: Requests are shown one after the other
    When the page asks for "personal_sign"
    And the page asks for "eth_signTypedData_v4"
    And the embedded wallet answers "a hash"
    Then the Approval screen is shown
    And the visitor sees "eth_signTypedData_v4"

  Scenario: A second answer to the same request changes nothing
    When the page asks for "personal_sign"
    And the embedded wallet answers "a hash"
    And the visitor opens the modal
    And the embedded wallet answers "a hash" again
    Then the modal is open
