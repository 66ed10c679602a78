@sandbox @browser
Feature: The account's allowances
  Allowances are found in the network's logs, and their current values are read from the contracts. Each can be revoked.

  Background:
    Given the dapp sets "feature allowances" to "yes"
    And a visitor connected with Harbor

  @S6.4
  Scenario: An unlimited approval is shown and revoked
    When the dapp asks the wallet for "eth_sendTransaction" with [{"from": "the account in use", "to": "0x9b06d17ce54b06df4a644900492036e3ac384517", "data": "0x095ea7b30000000000000000000000003c44cdddb6a900fa2b585dd299e03d12fa4293bcffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]
    And Harbor approves
    Then the dapp is answered "yes"
    When the visitor opens the modal
    And the visitor chooses "Token approvals"
    Then the Allowances screen is shown
    And the visitor sees "All your KELP"
    When the visitor chooses "Revoke: All your KELP"
    And Harbor rejects
    Then the visitor sees "Not revoked"
    When the visitor chooses "Revoke: All your KELP"
    And Harbor approves
    Then the visitor sees "No token approvals"
    And the allowance of "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC" is "0" "KELP" of the contract "0x9b06d17ce54b06df4a644900492036e3ac384517"
