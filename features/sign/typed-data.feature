@sandbox @browser
Feature: Signing typed data
  Data for one network, signed while another is in use, is a way to steal signatures: it never reaches the wallet.

  Scenario: Data for the session's network is signed
    Given a visitor connected with Harbor
    When the dapp asks for a signature of typed data for "Saltmarsh"
    And Harbor approves
    Then the dapp is answered "yes"

  Scenario: Data that names no network is signed
    Given a visitor connected with Harbor
    When the dapp asks for a signature of typed data for no network
    And Harbor approves
    Then the dapp is answered "yes"

  Scenario Outline: Data for <network> is refused
    Given a visitor connected with Harbor
    When the dapp asks for a signature of typed data for "<network>"
    Then the dapp is answered "4901"
    And the failure says "The typed data is for another network than eip155:31337"
    And Harbor was never asked to sign

    Examples:
      | network   |
      | Tidewater |
      | Farshore  |

  Scenario: After the wallet has switched, data for the new network is signed
    Given a visitor connected with Harbor
    When Harbor switches to "Tidewater"
    And the network is "Tidewater"
    And the dapp asks for a signature of typed data for "Tidewater"
    And Harbor approves
    Then the dapp is answered "yes"

  Scenario: After the wallet has switched, data for the previous network is refused
    Given a visitor connected with Harbor
    When Harbor switches to "Tidewater"
    And the network is "Tidewater"
    And the dapp asks for a signature of typed data for "Saltmarsh"
    Then the dapp is answered "4901"
    And Harbor was never asked to sign
