Feature: Several calls at once, with a wallet on a phone
  A wallet on a phone handles batches over the relay like a browser wallet does. It executes the batches that it has accepted,
  even if the page is closed.

  Background:
    Given the dapp sets "pairing" to "yes"

  @S6.4 @sandbox @browser
  Scenario: A phone that supports batches executes the calls as one
    Given a visitor connected with Ferry
    And Ferry receives "2" "ETH" from outside
    When the dapp asks what the wallet can do
    Then the answer says that atomic execution is "supported"
    When the dapp sends these calls atomically:
      | 0.5  | a friend |
      | 0.25 | a friend |
    And Ferry approves
    Then the dapp is answered "yes"
    And the calls were executed in 1 transaction
    And "a friend" receives "0.75" "ETH"
    And Ferry was asked once to send

  @sandbox
  Scenario: A phone that has not approved batches gets no batch request
    Given Ferry approves only methods for sending
    And a visitor connected with Ferry
    When the dapp sends these calls atomically:
      | 0.5  | a friend |
      | 0.25 | a friend |
    Then the dapp is answered "method-not-supported"
    And Ferry was never asked to send

  @sandbox
  Scenario: A phone that has not approved batches gets the calls one by one if the dapp allows it
    Given Ferry approves only methods for sending
    And a visitor connected with Ferry
    And Ferry receives "2" "ETH" from outside
    When the dapp sends these calls, one by one if necessary:
      | 0.5  | a friend |
      | 0.25 | a friend |
    And Ferry approves
    And the dapp reads "times reported: batch.progressed" as "5"
    And Ferry approves
    Then the dapp is answered "yes"
    And the calls were executed in 2 transactions
    And "a friend" receives "0.75" "ETH"

  @sandbox
  Scenario: Declining one call stops the rest, and the dapp learns which succeeded
    Given Ferry approves only methods for sending
    And a visitor connected with Ferry
    And Ferry receives "2" "ETH" from outside
    When the dapp sends these calls, one by one if necessary:
      | 0.5   | a friend |
      | 0.25  | a friend |
      | 0.125 | a friend |
    And Ferry approves
    And the dapp reads "times reported: batch.progressed" as "5"
    And Ferry rejects
    Then the dapp is answered "rejected"
    And 1 call succeeded, and call 2 failed
    And "a friend" receives "0.5" "ETH"
    And Ferry was asked twice to send

  @sandbox @browser
  Scenario: The status of a batch can be read by its id after a reload
    Given a visitor connected with Ferry
    And Ferry receives "2" "ETH" from outside
    When the dapp sends these calls atomically:
      | 0.5  | a friend |
      | 0.25 | a friend |
    And Ferry approves
    Then the dapp is answered "yes"
    And the calls were executed in 1 transaction
    When the visitor reloads the page
    Then the visitor is connected with Ferry
    When the dapp asks for the status of the calls
    Then the status is "confirmed" with 1 transaction
