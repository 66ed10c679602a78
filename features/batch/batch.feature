Feature: Several calls at once
  A dapp sends several calls in one request. If the wallet does not support this, they are sent one by one, but only if the
  dapp allows it, and never if they have to be atomic.

  Scenario: A wallet that supports batches executes the calls as one
    Given a visitor connected with Harbor
    When the dapp sends these calls atomically:
      | 0.5  | a friend |
      | 0.25 | a friend |
    And Harbor approves
    Then the dapp is answered "yes"
    And the calls were executed in 1 transaction
    And "a friend" receives "0.75" "ETH"
    And Harbor was asked once to send

  Scenario: If one call reverts, so do the others
    Given a visitor connected with Harbor
    When the dapp sends these calls atomically:
      | 0.5  | a friend                |
      | 0.25 | a contract that refuses |
    And Harbor approves
    Then the dapp is answered "transaction-reverted"
    And "a friend" receives nothing

  Scenario: A wallet without batches gets no atomic calls
    Given a visitor connected with Lantern
    When the dapp sends these calls atomically:
      | 0.5  | a friend |
      | 0.25 | a friend |
    Then the dapp is answered "method-not-supported"
    And "a friend" receives nothing

  Scenario: A wallet without batches gets the calls one by one if the dapp allows it
    Given a visitor connected with Lantern
    When the dapp sends these calls, one by one if necessary:
      | 0.5  | a friend |
      | 0.25 | a friend |
    And Lantern approves
    And the dapp reads "times reported: batch.progressed" as "5"
    And Lantern approves
    Then the dapp is answered "yes"
    And the calls were executed in 2 transactions
    And "a friend" receives "0.75" "ETH"

  Scenario: Calls sent one by one stop at the first failure, and the dapp learns which succeeded
    Given a visitor connected with Lantern
    When the dapp sends these calls, one by one if necessary:
      | 0.5  | a friend                |
      | 0.25 | a contract that refuses |
      | 0.25 | a friend                |
    And Lantern approves
    And the dapp reads "times reported: batch.progressed" as "5"
    And Lantern approves
    Then the dapp is answered "transaction-reverted"
    And 1 call succeeded, and call 2 failed
    And "a friend" receives "0.5" "ETH"

  Scenario: After the visitor declines a batch, the calls are not sent one by one
    Given a visitor connected with Harbor
    When the dapp sends these calls, one by one if necessary:
      | 0.5  | a friend |
      | 0.25 | a friend |
    And Harbor rejects
    Then the dapp is answered "rejected"
    And Harbor was asked once to send
    And "a friend" receives nothing

  @S5.6
  Scenario Outline: An invalid call is refused before the wallet gets it: <what>
    Given a visitor connected with Harbor
    When the dapp sends these calls atomically:
      | 0.5  | a friend |
      | 0.25 | <to>     |
    Then the dapp is answered "invalid-options"
    And the failure says 'sendCalls: `calls[1]`: <reason>'
    And Harbor was never asked to send

    Examples:
      | what                 | to     | reason                    |
      | it leads nowhere     | harbor | `to` must start with "0x" |
      | it is not an address | 0x1234 | `to` must be an address   |

  Scenario Outline: The dapp can read the capabilities of <wallet>
    Given a visitor connected with <wallet>
    When the dapp asks what the wallet can do
    Then the answer says that atomic execution is "<atomic>"

    Examples:
      | wallet  | atomic    |
      | Harbor  | supported |
      | Lantern | unknown   |

  Scenario: Without a connection, calls fail
    Given a visitor on the page
    When the dapp sends these calls atomically:
      | 0.5 | a friend |
    Then the dapp is answered "not-connected"
